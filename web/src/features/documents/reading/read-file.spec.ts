import { readFile } from './read-file';

const SENTENCE = 'Revenue was $4.20 billion.';
const CUE = `00:00:01.000 --> 00:00:04.000\n${SENTENCE}\n`;
const MAIL = `From: ir@northwind.example\nSubject: Results\nContent-Type: text/plain\n\n${SENTENCE}\n`;

it.each([
  ['results.txt', SENTENCE],
  ['results.md', `# Results\n\n${SENTENCE}`],
  ['results.html', `<h1>Results</h1><script>let x</script><p>${SENTENCE}</p>`],
  ['results.htm', `<p>${SENTENCE}</p>`],
  ['results.eml', MAIL],
  ['call.vtt', `WEBVTT\n\n${CUE}`],
  ['call.srt', `1\n${CUE.replaceAll('.000', ',000')}`],
])('%s is read as its text', async (name, content) => {
  const { whole, reading } = await readFile(new File([content], name));
  expect(reading.fileName).toBe(name);
  expect(whole).toContain(SENTENCE);
  expect(whole).not.toMatch(/<p>|let x|-->/);
});
