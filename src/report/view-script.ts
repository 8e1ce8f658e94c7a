import { readFileSync } from 'node:fs';

/** In the order of their imports: the modules are joined into one. */
const MODULES = [
  'fold',
  'criteria',
  'prepare',
  'render',
  'state',
  'store-embedded',
  'store-served',
  'address',
  'controls',
  'keyboard',
  'list',
  'pane',
  'jump',
  'main',
];

let joined: string | undefined;

/** The script of the view: the modules of `view-client/`, which import nothing else, joined into one module. */
export function viewScript(): string {
  joined ??= MODULES.map((name) => readFileSync(new URL(`./view-client/${name}.js`, import.meta.url), 'utf8'))
    .join('\n')
    .replaceAll(/^import [^;]*;\n/gm, '')
    .replaceAll(/^export (?=(?:async )?function |const )/gm, '')
    .replaceAll(/^ *\/\*\*(?:[^*]|\*(?!\/))*\*\/\n/gm, ''); // what they say of types is for the compiler
  return joined;
}

/** Sets the theme that the reader chose last, before anything is drawn. */
export const THEME_SCRIPT = `try{const theme=localStorage.getItem('palimpsest-theme');if(theme==='dark'||theme==='light')document.documentElement.dataset.theme=theme}catch{}`;
