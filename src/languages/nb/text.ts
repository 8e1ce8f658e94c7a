import type { Text } from '../pack.ts';

export const text: Text = {
  functionWords:
    'og du i det er på en til som av for at med den har ikke de om et han var fra men seg ble også etter vil kan hun ved eller være når dette',
};
