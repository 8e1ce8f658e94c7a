import type { Text } from '../pack.ts';

export const text: Text = {
  isHan: true,
};
