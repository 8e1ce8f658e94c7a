import type { Text } from '../pack.ts';

export const text: Text = {
  functionWords:
    'der du die das und in den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis durch wurde gegen keine sein vom',
  neverLast:
    'abs art az bd ca dgl dr ebd einschl entspr fr frl gem hr hrsg inkl insb iv lit mio mrd rd rn rdnr sog std tgl tel vorm zit ziff zzgl hl dipl ing',
  ordinalStop: true,
};
