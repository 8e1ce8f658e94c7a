import { joinModules } from './join-modules.ts';

/** In the order of their imports: the modules are joined into one. */
const MODULES = [
  'dom',
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

/** The script of the view: the modules of `view-client/` in one. */
export function viewScript(): string {
  joined ??= joinModules(MODULES.map((name) => `view-client/${name}`));
  return joined;
}

/** Sets the theme that the reader chose last, before anything is drawn. */
export const THEME_SCRIPT = `try{const theme=localStorage.getItem('palimpsest-theme');if(theme==='dark'||theme==='light')document.documentElement.dataset.theme=theme}catch{}`;
