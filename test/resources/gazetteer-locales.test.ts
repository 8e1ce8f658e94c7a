import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { loadGazetteers, SHIPPED_GAZETTEERS } from '../../src/resources/gazetteers.ts';

const gazetteers = loadGazetteers();

/** Locales that serve every type of label, with the sizes that they must not fall below. */
const FULL = ['es', 'fr', 'de'] as const;
/** All but English, whose lists come from elsewhere and are tested with the gazetteers themselves. */
const LOCALES = readdirSync(SHIPPED_GAZETTEERS).filter((name) => !name.includes('.') && name !== 'en');

const RENDERED = (
  'person patient doctor given-name family-name profession hospital department organisation location city region country ' +
  'street-name street address zip phone fax username email url id medical-record room'
).split(' ');

/** The rows of a list file, as columns by name. */
function rows(locale: string, list: string): Record<string, string>[] {
  const [header = '', ...lines] = readFileSync(path.join(SHIPPED_GAZETTEERS, locale, `${list}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = header.slice(1).split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, i) => [columns[i] ?? '', cell])));
}

function samples(locale: string, name: string, count: number): string[] {
  const rng = createRng(7).fork(locale, name);
  return Array.from({ length: count }, () => gazetteers.render(locale, name, rng) ?? '');
}

describe.each(LOCALES)('the gazetteers of %s', (locale) => {
  it.each(RENDERED)('render %s, without a slot or bracket left over', (name) => {
    expect(gazetteers.count(locale, name)).toBeGreaterThan(0n);
    for (const value of samples(locale, name, 200)) {
      expect(value).toMatch(/\S/);
      expect(value).not.toMatch(/[{}<>\t\n]| {2}|^ | $|undefined/);
      expect(value.normalize('NFC')).toBe(value);
    }
  });

  it('bind the slots of every grammar', () => {
    for (const name of gazetteers.grammars(locale)) expect(gazetteers.count(locale, name)).toBeGreaterThan(0n);
  });

  it('tell the gender of given names, and have names of both', () => {
    const genders = rows(locale, 'given-names').map((row) => row['gender']);
    const share = (gender: string): number => genders.filter((g) => g === gender).length / genders.length;
    expect(share('u')).toBeLessThan(0.03);
    expect(share('f')).toBeGreaterThan(0.35);
    expect(share('m')).toBeGreaterThan(0.35);
  });

  it('mark some names and places as common, and fewer than half', () => {
    for (const list of ['given-names', 'family-names', 'cities']) {
      const bands = rows(locale, list).map((row) => row['band']);
      const common = bands.filter((band) => band === '0').length;
      expect(common).toBeGreaterThan(0);
      expect(common).toBeLessThan(bands.length / 2);
    }
  });

  it('name about 240 countries and territories, and some by other names', () => {
    const size = gazetteers.list(locale, 'countries')?.size ?? 0;
    expect(size).toBeGreaterThanOrEqual(235);
    expect(size).toBeLessThanOrEqual(280);
  });

  it('hold names in mixed case, not in capitals', () => {
    for (const list of ['given-names', 'family-names', 'cities', 'regions']) {
      const shouted = rows(locale, list).filter(({ value = '' }) => /\p{Lu}{3}/u.test(value.replace(/ [IVX]+$/u, ''))); // "Pio XII"
      expect(shouted).toEqual([]);
    }
  });
});

describe.each(FULL)('the gazetteers of %s, a locale served in full', (locale) => {
  it.each([
    ['family-names', 1000],
    ['given-names', 500],
    ['cities', 1500],
    ['professions', 150],
  ])('hold at least the base entries asked for: %s, %i', (list, least) => {
    expect(gazetteers.list(locale, list)?.size ?? 0).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['street', 10_000n],
    ['street-name', 5_000n],
    ['hospital', 2_000n],
    ['organisation', 5_000n],
    ['person', 500_000n],
  ])('render at least the distinct surrogates asked for: %s, %i', (name, least) => {
    expect(gazetteers.count(locale, name)).toBeGreaterThanOrEqual(least);
  });
});

describe('the shapes of each language', () => {
  it('join French and Catalan "de" to a vowel with an apostrophe', () => {
    for (const locale of ['fr', 'ca']) {
      for (const value of samples(locale, 'of-town', 500))
        expect(value).toMatch(/^(?:de [^AEIOUÉÈÀÍÒÓÚ]|d'[AEIOUÉÈÀÍÒÓÚYÎÔH])/u);
    }
  });

  it('join no French town with an article to "de"', () => {
    for (const value of samples('fr', 'of-town', 500)) expect(value).not.toMatch(/^de Les? /);
  });

  it('put the house number where the language has it', () => {
    expect(samples('fr', 'street', 200).filter((value) => /^\d/.test(value)).length).toBeGreaterThan(100);
    expect(samples('de', 'street', 200).filter((value) => /\d[a-d]?$/.test(value)).length).toBeGreaterThan(100);
    for (const value of samples('zh-TW', 'street', 200)) expect(value).toMatch(/號(?:\d+樓)?$/);
  });

  it('give a saint one title only', () => {
    for (const locale of ['es', 'ca', 'fr', 'de', 'sv']) {
      for (const value of samples(locale, 'hospital', 500)) {
        expect(value).not.toMatch(
          /\b(?:San|Santa|Sant|Saint|Sainte|Sankt|Sankta|St\.)[ -](?:San|Santa|Sant|Saint|Sainte|Sankt|Sankta|St\.)[ -]/,
        );
      }
    }
  });

  it('draw a name of the gender asked for', () => {
    for (const locale of LOCALES) {
      const rng = createRng(3).fork(locale);
      for (let i = 0; i < 50; i++) {
        const name = gazetteers.render(locale, 'given-name', rng, { gender: 'f' }) ?? '';
        expect(gazetteers.list(locale, 'given-names')?.find(name)?.gender).toBe('f');
      }
    }
  });

  it('write most people with two family names in Spanish', () => {
    const two = samples('es', 'person', 200).filter((value) => value.split(' ').length > 2);
    expect(two.length).toBeGreaterThan(100);
  });

  it.each([
    ['es', 'médico', 'médica'],
    ['ca', 'infermer', 'infermera'],
    ['fr', 'infirmier', 'infirmière'],
    ['de', 'Arzt', 'Ärztin'],
  ])('have both forms of a profession in %s', (locale, masculine, feminine) => {
    const list = gazetteers.list(locale, 'professions');
    expect(list?.find(masculine)?.gender).toBe('m');
    expect(list?.find(feminine)?.gender).toBe('f');
  });
});

describe('the gazetteers of zh-TW', () => {
  /** Characters that only the simplified script has, of those in names, places and trades (庄 and 筑 are not among them: both scripts write them). */
  const SIMPLIFIED =
    /[东车马鸟鱼龙陈张刘吴杨黄赵孙许郑谢罗卢苏叶吕蒋邓冯肖谭贾邹陆顾韩钟钱严汤兰尔区县乡镇门问间闻国园图圆场块坏坚垒壮声处备头夹夺奋妇学实宝审宫宽宾导尽层属岁岛岭峡师带帮广庆库应庙开异弃弹归录怀态总恋恳惊惧惯愿慑护报担拟拥择挂挡挤挥损换据掷摄摆摇数断无旧时显晓术机杀杂权条来极构枪枫树样桥检楼榄欢欧毁毕气汇汉沟没泽洁浅浆测济浓涛润涨渐温湾湿满滨灭灯灵灾炉点炼热焕爱爷牵状独狭猎环现玛琼电畅疗监盖盘睁码砖础确离种积称稳穷窃竖笔签简篮类粮紧红纪约级纯纲纳纵纸纹练组细织终绍经结绘给络统继绩维综绿编缘缩网罗职联肠肤肾胆胜胶脉脏脑脸脚腾腊舰艺节芦苍苹荐荣药莲获萧蓝虑虫蚁补装见观规视览觉誉计订认讨让训议讯记讲许论设访证评识诉诊词译试诗话该详语误说请诸读课谁调谈谊谋谢谱贝负贡财责贤败货质贩购贯贵贷贸费资赏赖赞赵趋跃轨转轮软轴轻载较辅辆辉边达过迈运还这进远连迟适选递逻遗邻医鉴针钉钢钥钦钩铁铃铅铜银链销锁锋锐错锡锦键镜长闪闭闯闲闸阁阅阔队阳阴阵阶际陆险随隐难静顶项顺须顿预领频题颜额风飞饭饮饰饱饼馆驱驳驶驻驾验骑骗鲁鲜鹤鹏麦齐齿龟]/u;

  it('are in Traditional characters only', () => {
    for (const name of gazetteers.names('zh-TW')) {
      const simplified = (gazetteers.list('zh-TW', name)?.values ?? []).filter((value) => SIMPLIFIED.test(value));
      expect(simplified).toEqual([]);
    }
    for (const name of ['person', 'hospital', 'organisation', 'address', 'department']) {
      for (const value of samples('zh-TW', name, 200)) {
        expect(value).not.toMatch(SIMPLIFIED);
      }
    }
  });

  it('write a name without spaces, family name first, with one or two characters after it', () => {
    const family = gazetteers.list('zh-TW', 'family-names');
    for (const value of samples('zh-TW', 'person', 300)) {
      expect(value).toMatch(/^\p{Script=Han}{2,4}$/u);
      expect([1, 2].some((length) => family?.find(value.slice(0, length)) !== undefined)).toBe(true);
    }
    for (const { value = '' } of rows('zh-TW', 'given-names')) expect(value).toMatch(/^\p{Script=Han}{1,2}$/u);
  });

  it('name all 368 districts and townships', () => {
    expect(gazetteers.list('zh-TW', 'localities')?.size).toBe(368);
  });
});
