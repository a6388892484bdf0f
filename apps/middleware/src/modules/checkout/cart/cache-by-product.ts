import type { Article } from '../../catalog/feed/article.ts'

/** Combinations of quantity and lot per product. */
const most = 50

/**
 * Caches results by product and a few keys; a changed product is another object, so entries never go stale. After every
 * change a cart of sixty lines is shown whole, and only one line is new.
 */
export function keptByArticle<Words extends readonly (string | number)[], T extends object>(
  work: (article: Article, ...words: Words) => T,
): (article: Article, ...words: Words) => T {
  const known = new WeakMap<Article, Map<string, T>>()
  return (article, ...words) => {
    const answers = known.get(article) ?? new Map<string, T>()
    const key = words.join(' ')
    const answer = answers.get(key) ?? work(article, ...words)
    if (answers.size >= most) answers.clear()
    answers.set(key, answer)
    known.set(article, answers)
    return answer
  }
}
