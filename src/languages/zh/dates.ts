import type { Dates, Numbers, WrittenNumber } from '../pack.ts';

export const dates: Dates = {
  months: ['1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月'],
  weekdays: [
    '星期一 星期二 星期三 星期四 星期五 星期六 星期日',
    '週一 週二 週三 週四 週五 週六 週日',
    '禮拜一 禮拜二 禮拜三 禮拜四 禮拜五 禮拜六 禮拜日',
    '周一 周二 周三 周四 周五 周六 周日',
    '- - - - - - 星期天',
    '- - - - - - 禮拜天',
  ],
  seasons: ['冬天 春天 夏天 秋天', '冬季 春季 夏季 秋季', '冬 春 夏 秋'],
  holidays: '春節 端午節 中秋節 元宵節 清明節 重陽節 元旦 聖誕節 國慶日 除夕',
  swaps:
    '今天 昨天 明天 前天 後天|今日 昨日 明日|今年 去年 明年|上午 下午 早上 晚上|上週 下週 本週|上個月 下個月 本月|目前 現在|最近 近日',
  formats:
    '2012年3月4日|2012/3/4|2012/03/04|2012-03-04|民國101年3月4日|101年3月4日|101/03/04|3月4日|2012年3月|2012年|星期日',
  usual: { dates: ['yyyy/M/d', 'yyyy/MM/dd', 'yyyy-MM-dd', 'yyyy年M月d日'], times: ['HH:mm', 'H:mm'] },
  order: 'ymd',
  era: 1911,
  compact: { 6: ['yMD', 'DMy'], 7: ['RMD'] },
  clock: { pattern: /(?:[01]?\d|2[0-4])[點时時](?:\d\d分)?/u },
  birth: { sign: /出生|生日/u },
  words: `
    mk 民國 民国 年 年底 年初 年中 月底 月初 月中 月 日 號 号 上旬 中旬 下旬 年度 月份 底 初`,
  spans: { month: /個月/u, week: /週/u, day: /天|日/u, hour: /小時/u },
  years: '歲',
};

const DIGITS = '〇一二三四五六七八九';
const SIGNS = `${DIGITS}零○十百`;
const NUMBER = new RegExp(`[${SIGNS}]+`, 'y');
/** One hundred and some, with or without the zero that fills a gap: 一百零九, 一百一十二. */
const HUNDREDS = /^([一二])?百(?:〇([一二三四五六七八九])|([一二三四五六七八九])?十([一二三四五六七八九])?)?$/;

function read(text: string, start: number): WrittenNumber | undefined {
  NUMBER.lastIndex = start;
  const source = NUMBER.exec(text)?.[0];
  if (source === undefined) return undefined;
  const zero = /[零○〇]/.exec(source)?.[0] ?? '○';
  const digits = (value: number): string =>
    String(value).replace(/\d/g, (digit) => (digit === '0' ? zero : DIGITS.charAt(Number(digit))));
  const plain = source.replace(/[零○]/g, '〇');
  const tens = /^([二三四五六七八九])?十([一二三四五六七八九])?$/.exec(plain);
  if (tens || (plain.length === 1 && plain !== '〇')) {
    const value = tens
      ? 10 * (tens[1] === undefined ? 1 : DIGITS.indexOf(tens[1])) +
        (tens[2] === undefined ? 0 : DIGITS.indexOf(tens[2]))
      : DIGITS.indexOf(plain);
    return { value, length: source.length, write: writeTens };
  }
  const hundreds = HUNDREDS.exec(plain);
  if (hundreds) {
    const [, hundred = '一', unit, ten, unitAfter] = hundreds;
    const tens = unit === undefined && hundreds[0].includes('十') ? DIGITS.indexOf(ten ?? '一') : 0;
    const value = 100 * DIGITS.indexOf(hundred) + 10 * tens + DIGITS.indexOf(unit ?? unitAfter ?? '〇');
    return { value, length: source.length, write: (other) => writeHundreds(other, zero) };
  }
  if (plain.includes('百') || plain.includes('十') || plain.length < 2 || plain.length > 4) return undefined;
  const value = Number(Array.from(plain, (digit) => DIGITS.indexOf(digit)).join(''));
  return { value, length: source.length, write: digits };
}

/** Numbers up to 299; below a hundred as tens are written. */
function writeHundreds(value: number, zero: string): string {
  const hundred = Math.floor(value / 100);
  const rest = value % 100;
  if (hundred === 0) return writeTens(rest);
  const after = rest === 0 ? '' : rest < 10 ? zero + DIGITS.charAt(rest) : rest < 20 ? `一${writeTens(rest)}` : writeTens(rest); // prettier-ignore
  return `${DIGITS.charAt(hundred)}百${after}`;
}

function writeTens(value: number): string {
  const ten = Math.floor(value / 10);
  const unit = value % 10 === 0 && value > 0 ? '' : DIGITS.charAt(value % 10);
  return ten === 0 ? unit : `${ten === 1 ? '' : DIGITS.charAt(ten)}十${unit}`;
}

export const numbers: Numbers = { signs: SIGNS, read };
