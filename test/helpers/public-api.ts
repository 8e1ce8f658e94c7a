import * as main from '../../src/index.ts';
import * as audit from '../../src/api/audit.ts';
import * as augmenters from '../../src/api/augmenters.ts';
import * as concealment from '../../src/api/concealment.ts';
import * as evaluation from '../../src/api/evaluation.ts';
import * as formats from '../../src/api/formats.ts';
import * as pages from '../../src/api/pages.ts';
import * as placeholders from '../../src/api/placeholders.ts';
import * as plugins from '../../src/api/plugins.ts';
import * as resources from '../../src/api/resources.ts';
import * as rules from '../../src/api/rules.ts';
import * as sensitivity from '../../src/api/sensitivity.ts';
import * as studies from '../../src/api/studies.ts';
import * as taggers from '../../src/api/taggers.ts';
import * as templates from '../../src/api/templates.ts';
import * as text from '../../src/api/text.ts';

/** What each entry point of the package exports. */
export const entryPoints = {
  '.': main,
  './audit': audit,
  './augmenters': augmenters,
  './concealment': concealment,
  './evaluation': evaluation,
  './formats': formats,
  './pages': pages,
  './placeholders': placeholders,
  './plugins': plugins,
  './resources': resources,
  './rules': rules,
  './sensitivity': sensitivity,
  './studies': studies,
  './taggers': taggers,
  './templates': templates,
  './text': text,
};

/** All of it. */
export const api = {
  ...main,
  ...audit,
  ...augmenters,
  ...concealment,
  ...evaluation,
  ...formats,
  ...pages,
  ...placeholders,
  ...plugins,
  ...resources,
  ...rules,
  ...sensitivity,
  ...studies,
  ...taggers,
  ...templates,
  ...text,
};
