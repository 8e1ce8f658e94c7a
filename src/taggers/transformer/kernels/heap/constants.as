// Constants in memory, four times each: an engine builds one that stands in the code anew at every use, in some instructions.
// They have no place of their own, since the memory is that of TensorFlow.js: they are written to where there is room.

let table: usize = 0;

/** Bytes that the constants take. */
export function constantsSize(): i32 {
  return 32 * 16;
}

// @ts-ignore: decorator
@inline export function constant(index: usize): v128 {
  return v128.load(table + index * 16);
}

function put(index: usize, value: f32): void {
  v128.store(table + index * 16, f32x4.splat(value));
}


/** Writes them. */
export function setConstants(address: usize): void {
  table = address;
  // e^x: Cephes' polynomial of what is left of x when multiples of ln 2 are taken from it.
  put(0, -87);
  put(1, 1.44269504088896341);
  put(2, 12582912); // added, whole numbers stand in the last bits
  put(3, 0.693359375);
  put(4, -2.12194440e-4);
  put(5, 1.9875691500e-4);
  put(6, 1.3981999507e-3);
  put(7, 8.3334519073e-3);
  put(8, 4.1665795894e-2);
  put(9, 1.6666665459e-1);
  put(10, 5.0000001201e-1);
  put(11, 1);
  // erf x on [−4, 4]: a quotient of polynomials in x², as in Eigen.
  put(12, 4);
  put(13, -4);
  put(14, -2.72614225801306e-10);
  put(15, 2.77068142495902e-08);
  put(16, -2.10102402082508e-06);
  put(17, -5.69250639462346e-05);
  put(18, -7.34990630326855e-04);
  put(19, -2.95459980854025e-03);
  put(20, -1.60960333262415e-02);
  put(21, -1.45660718464996e-05);
  put(22, -2.13374055278905e-04);
  put(23, -1.68282697438203e-03);
  put(24, -7.37332916720468e-03);
  put(25, -1.42647390514189e-02);
}
