import { recall } from './shared/dom.ts';

// The theme that the reader chose last, before anything is drawn.
const theme = recall('theme');
if (theme === 'dark' || theme === 'light') document.documentElement.dataset['theme'] = theme;
