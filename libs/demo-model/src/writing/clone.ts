import { readNews, type Material } from '../reading/material';
import { readStory } from '../reading/story';
import { asks, bullets, compose, isGreeting, readEmail } from './email';
import { subjectsOf, titleOfNews, writeHotlist } from './hotlist';

/** A new email in the order of the winner's parts, of the news and the document: none of the winner's words, none of its facts. */
export function cloneWinner(material: Material): string {
  const story = readStory(material.text('document'), material);
  const news = readNews(material, 8);
  const left = [...news, ...story.figures, ...story.quotes];
  if (left.length === 0) return writeHotlist(material);
  const titles = [titleOfNews(news), ...subjectsOf(story)];
  const { subject, paragraphs } = readEmail(material.text('winnerCopy').slice(0, 40_000));
  const parts = paragraphs.filter((paragraph) => !isGreeting(paragraph) && !asks(paragraph));
  const body = parts.flatMap((paragraph, at) => {
    const isList = /^[-*•]/.test(paragraph);
    const said = left.splice(0, isList ? paragraph.split('\n').length : 1);
    const question = paragraph.includes('?') && at === 0 ? ['What is new?'] : [];
    return [...question, isList ? bullets(said) : (said[0] ?? '')];
  });
  const asked = news.length > 0 ? 'What does the news say?' : 'What do the figures say?';
  const subjects = [...(subject?.endsWith('?') ? [asked] : titles), 'The news, in its own words'];
  const action = /\breply\b/i.test(paragraphs.at(-1) ?? '') ? 'Reply to this email' : 'Read the full story';
  return compose(subjects, body.some(Boolean) ? body : left, action, material);
}
