import { isMap, isSeq, type Document as YamlDocument } from 'yaml';
import { PalimpsestError } from '../../../core/errors.ts';
import { RULE_FILE } from '../../networks/load.ts';
import { readYamlDocument } from '../../../resources/yaml.ts';
import type { RuleFiles } from '../stored-rules.ts';

/** A rule file, or networks and gazetteers to be added to one. */
export interface RuleProposal {
  /** Named in what is wrong with it. */
  readonly file: string;
  readonly files: RuleFiles;
}

/** A proposal as it would be, and what in it is new or changed. */
export interface ProposedRules {
  readonly files: RuleFiles;
  /** Names of networks that are added or replaced; of a whole rule file those that differ, and those that go. */
  readonly networks: readonly string[];
  /** Names of gazetteers that are added, extended or replaced. */
  readonly gazetteers: readonly string[];
}

/**
 * Makes of a proposal the rules that it would lead to. A file with `name` and `languages` is a rule file and takes the place of
 * the working one. Anything else is merged into that: `networks:` are added, or replace those of their name; lists under
 * `gazetteers:` are added, or extend those of their name; a mapping of names to networks may stand alone.
 *
 * @throws PalimpsestError `bad-proposal`.
 */
export function applyProposal(current: RuleFiles, proposal: RuleProposal): ProposedRules {
  const proposed = parse(proposal.files.get(RULE_FILE) ?? '', proposal.file);
  const own = parse(current.get(RULE_FILE) ?? '', RULE_FILE);
  if (proposed.has('name') && proposed.has('languages')) {
    return { files: proposal.files, ...differences(own.toJS(), proposed.toJS()) };
  }
  const content = proposed.toJS() as Record<string, unknown>;
  const isPart = 'networks' in content || 'gazetteers' in content;
  const known = isPart
    ? Object.keys(content).every((key) => key === 'networks' || key === 'gazetteers')
    : isNetworks(content);
  if (!known) {
    throw new PalimpsestError('bad-proposal', 'this is neither a rule file nor networks or gazetteers to add to one', {
      place: { file: proposal.file },
      hint: 'Give a whole rule file, or one with networks: and gazetteers: only, or networks by their names.',
    });
  }
  const networks = (isPart ? (content['networks'] ?? {}) : content) as Record<string, unknown>;
  const gazetteers = (isPart ? (content['gazetteers'] ?? {}) : {}) as Record<string, unknown>;
  for (const name of Object.keys(networks)) {
    own.setIn(['networks', name], proposed.getIn(isPart ? ['networks', name] : [name], true));
  }
  for (const [name, spec] of Object.entries(gazetteers)) {
    addGazetteer(own, name, spec, proposed.getIn(['gazetteers', name], true));
  }
  const beside = [...proposal.files].filter(([name]) => name !== RULE_FILE);
  return {
    files: new Map([...current, ...beside, [RULE_FILE, own.toString({ lineWidth: 0, flowCollectionPadding: false })]]),
    networks: Object.keys(networks),
    gazetteers: Object.keys(gazetteers),
  };
}

function parse(text: string, file: string): YamlDocument {
  const document = readYamlDocument(text);
  const [error] = document.errors;
  if (error) throw new PalimpsestError('bad-proposal', error.message, { place: { file } });
  if (isMap(document.contents)) return document;
  throw new PalimpsestError('bad-proposal', 'the file is no mapping of keys to values', { place: { file } });
}

function isNetworks(content: Record<string, unknown>): boolean {
  const networks = Object.values(content);
  return networks.length > 0 && networks.every((one) => typeof one === 'object' && one !== null && 'states' in one);
}

/** Adds a list, or its entries to the list of that name. */
function addGazetteer(own: YamlDocument, name: string, spec: unknown, node: unknown): void {
  const path = ['gazetteers', name];
  if (!own.hasIn(path) || !Array.isArray(spec)) {
    own.setIn(path, node);
    return;
  }
  const list = isSeq(own.getIn(path, true)) ? path : [...path, 'entries'];
  if (!own.hasIn(list)) own.setIn(list, own.createNode([]));
  const known = new Set((own.getIn(list, true) as { toJSON(): unknown[] }).toJSON().map(String));
  for (const entry of spec as unknown[]) if (!known.has(String(entry))) own.addIn(list, entry);
}

/** What of two rule files is not the same. */
function differences(before: unknown, after: unknown): Pick<ProposedRules, 'networks' | 'gazetteers'> {
  const differ = (key: 'networks' | 'gazetteers') => {
    const [a, b] = [before, after].map(
      (file) => ((file as Record<string, unknown>)[key] ?? {}) as Record<string, unknown>,
    );
    const names = [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])];
    return names.filter((name) => JSON.stringify(a?.[name]) !== JSON.stringify(b?.[name]));
  };
  return { networks: differ('networks'), gazetteers: differ('gazetteers') };
}
