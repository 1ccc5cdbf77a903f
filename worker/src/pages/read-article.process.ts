import { readArticle } from './read-article';

process.once('message', (html: string) => process.send?.(readArticle(html)));
