import { z } from 'zod';
import { PalimpsestError } from '../../core/errors.ts';
import { openRepresenter, type Representer } from '../../taggers/transformer/explain/represent.ts';
import type { TrainedTagger } from '../../taggers/types.ts';

const encoderConfig = z.object({
  language: z.string(),
  settings: z.object({ window: z.int(), overlap: z.int() }),
});

/**
 * Opens the encoder that a tagger was fine-tuned from, to read what the tagger reads.
 *
 * @throws PalimpsestError `not-an-encoder` where the tagger is none; as `readEncoderFolder`.
 */
export async function openBefore(folder: string, { explainer, config, family }: TrainedTagger): Promise<Representer> {
  const parsed = encoderConfig.safeParse(config);
  if (!explainer?.represent || !parsed.success) {
    throw new PalimpsestError('not-an-encoder', `a tagger of the kind ${family} has no encoder to compare with`, {
      hint: 'Leave --before away: it is for bert, clinicalbert and mbert.',
    });
  }
  return openRepresenter(folder, parsed.data.settings, parsed.data.language);
}
