import type { Article } from '../../catalog/feed/article.ts'

/** Of one article: quantities and lots that people have in their carts. */
const most = 50

/**
 * What follows from an article and a few words is worked out once: an article that changes is another object. A cart of
 * sixty lines is shown whole after every change, and one of its lines is new.
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
