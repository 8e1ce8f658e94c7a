// A stand-in for a language model: a server on this machine that answers as the OpenAI protocol has it, by a few patterns, and now and
// then refuses, breaks off, asks to wait, translates or invents. It shows that the machinery of the tagger `llm` works; it says nothing
// of what any language model can do.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

/** What it finds: label, and a pattern whose first group is the mention. */
const PATTERNS = [
  ['Date', /(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{4}[-/]\d{2}|\b(?:19|20)\d{6}\b|\b\d{1,2}\/\d{1,2}\b)/g],
  [
    'Date',
    /(mk\d{2,7}(?:[./]\d{1,2}){0,2}|民國\d{2,3}年(?:\d{1,2}月)?|\d{2,4}年(?:\d{1,2}月)?(?:\d{1,2}日)?|\d{1,2}月\d{1,2}日)/g,
  ],
  ['Age', /(\d{1,2}(?: y\/o|歲|yr?\d{1,2}mo?\d{1,2}d))/g],
  ['Doctor', /(?:Dr\. |VS:? |社工師|Psychologist )(\p{Script=Han}{2,3})/gu],
  ['Doctor', /(\p{Script=Han}{3})醫師/gu],
  ['Hospital', /(?:至|to|在|於|from) ?(\p{Script=Han}{2,8}(?:醫院|診所|衛生所))/gu],
  ['Hospital', /((?:[A-Z][a-z]+ ){1,3}(?:Hospital|Medical Center|Clinic))/g],
  ['Department', /(?:會診|照會|visited |回診|預約|至)(\p{Script=Han}{2,6}科)/gu],
  ['School', /(\p{Script=Han}{2}(?:國小|國中|高中|高職|商職|工專|科大|大學|護專|家商))/gu],
  ['City', /(?:家住|Born in |出生於)(\p{Script=Han}{2,6}[縣市鄉鎮區])/gu],
  ['Country', /(?:Travel(?: history)?: |works in |lives in |studied in )([A-Z][a-z]+)/g],
  ['Profession', /(?:Occupation: |Work: |曾任|職業：|worked as (?:an? )?)([\p{L} -]{2,24}?)(?=,| for |。|$)/gu],
  ['IdNumber', /\b([A-Z]\d{9})\b/g],
  ['MedicalRecord', /(?:病歷號碼：|Chart no\. )(\d{8})/g],
  ['NamedLocation', /(?:travel history: |在)(\p{Script=Han}{2,4})(?=走失| last week)/gu],
  ['GenericLocation', /(便利商店|超商|工廠|餐廳|補習班|網咖|factory|restaurant|convenience store)/g],
];

export async function startStandIn() {
  const waited = new Set();
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const { messages, seed } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const prompt = messages[0]?.content ?? '';
      const draw = drawer(`${seed}\n${prompt}`);
      const [first, second] = [draw(), draw()];
      if (first < 0.03 && !waited.has(`${seed}\n${prompt}`)) {
        waited.add(`${seed}\n${prompt}`);
        response.writeHead(429, { 'retry-after': '0' }).end('{}');
        return;
      }
      const text = /<SENTENCE>\n([^]*)\n<\/SENTENCE>/.exec(prompt)?.[1] ?? '';
      response.setHeader('content-type', 'application/json');
      const content = second < 0.04 ? "I'm sorry, but I can't assist with that request." : answer(text, draw, second);
      response.end(
        JSON.stringify({
          choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }],
          usage: { prompt_tokens: Math.ceil(prompt.length / 3), completion_tokens: Math.ceil(content.length / 3) },
        }),
      );
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(text, draw, fault) {
  const claims = [];
  for (const [label, pattern] of PATTERNS) {
    for (const [, mention] of text.matchAll(pattern)) {
      const luck = draw();
      if (luck < 0.15) continue; // overlooked this time
      if (luck > 0.97)
        claims.push({ label, text: 'Taipei' }); // translated or invented
      else claims.push({ label, text: mention });
    }
  }
  if (draw() < 0.1) claims.push({ label: 'MEDICATION', text: 'haldol' });
  const json = JSON.stringify(claims);
  return fault < 0.08 ? json.slice(0, -2) : json;
}

/** Numbers from 0 to 1 that depend on the question alone, so that a run is the same again. */
function drawer(key) {
  let count = 0;
  return () => createHash('sha256').update(`${key}\n${count++}`).digest().readUInt32BE(0) / 2 ** 32;
}
