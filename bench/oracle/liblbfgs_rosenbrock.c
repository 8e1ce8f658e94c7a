/* Records libLBFGS's iterations on the extended Rosenbrock function, 100 variables, for test/fixtures/crfsuite/.
   gcc -O2 -Iinclude liblbfgs_rosenbrock.c lib/lbfgs.c -lm, in the folder of libLBFGS (python-crfsuite's source holds it). */
#include <stdio.h>
#include <lbfgs.h>

#define N 100

static lbfgsfloatval_t evaluate(void *instance, const lbfgsfloatval_t *x, lbfgsfloatval_t *g, const int n,
                                const lbfgsfloatval_t step) {
  lbfgsfloatval_t f = 0;
  for (int i = 0; i < n; i += 2) {
    lbfgsfloatval_t a = 1 - x[i], b = 10 * (x[i + 1] - x[i] * x[i]);
    g[i + 1] = 20 * b;
    g[i] = -2 * (x[i] * g[i + 1] + a);
    f += a * a + b * b;
  }
  return f;
}

static int progress(void *instance, const lbfgsfloatval_t *x, const lbfgsfloatval_t *g, const lbfgsfloatval_t f,
                    const lbfgsfloatval_t xnorm, const lbfgsfloatval_t gnorm, const lbfgsfloatval_t step, int n, int k,
                    int trials) {
  printf("%s\n{\"step\": %d, \"value\": %.17g, \"norm\": %.17g, \"gradientNorm\": %.17g, \"trials\": %d, \"stepLength\": %.17g}",
         k == 1 ? "" : ",", k, f, xnorm, gnorm, trials, step);
  return 0;
}

int main(void) {
  const char *names[] = {"MoreThuente", "Backtracking", "StrongBacktracking", "OWL-QN"};
  const int searches[] = {LBFGS_LINESEARCH_MORETHUENTE, LBFGS_LINESEARCH_BACKTRACKING,
                          LBFGS_LINESEARCH_BACKTRACKING_STRONG_WOLFE, LBFGS_LINESEARCH_BACKTRACKING};
  printf("{");
  for (int run = 0; run < 4; run++) {
    lbfgs_parameter_t parameters;
    lbfgs_parameter_init(&parameters);
    parameters.linesearch = searches[run];
    parameters.max_linesearch = 20;
    if (run == 3) {
      parameters.orthantwise_c = 1;
      parameters.max_iterations = 40;
    }
    lbfgsfloatval_t *x = lbfgs_malloc(N), f;
    for (int i = 0; i < N; i += 2) {
      x[i] = -1.2;
      x[i + 1] = 1;
    }
    printf("%s\n\"%s\": [", run == 0 ? "" : ",", names[run]);
    lbfgs(N, x, &f, evaluate, progress, NULL, &parameters);
    printf("\n]");
    lbfgs_free(x);
  }
  printf("\n}\n");
  return 0;
}
