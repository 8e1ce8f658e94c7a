import fc from 'fast-check';

// In CI the properties are tried on the same cases every time, so that a run says of a commit what the last run said of it;
// everywhere else on new ones, so that they go on finding things. FC_SEED tries given ones.
const seed = process.env['FC_SEED'] ?? (process.env['CI'] ? '20261120' : undefined);
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
