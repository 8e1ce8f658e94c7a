import type { Names } from '../pack.ts';

export const names: Names = {
  after: '主任醫師 醫師 醫生 先生 小姐 女士 太太 教授 主任 護理師 同學',
  latin: 'en',
  usual: { f: ['女士', '小姐'], m: ['先生'], 'doctor-f': ['醫師'], 'doctor-m': ['醫師'] },
};
