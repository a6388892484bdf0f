import type { LineItem } from '@tessera/client/platform/types.gen'
import type { Article } from '../catalogue/article.ts'
import { linesOf } from './add-items.ts'
import { lineFacts } from './line-facts.ts'
import type { CartNeeds } from './needs.ts'
import { draw, drawnBy, findPlaces, locationOf } from './place-boxes.ts'
import type { Step } from './steps.ts'

/** Lines whose place has too few by now, or that name none, come from elsewhere, if anybody has them. */
export function moveShort({ catalogue }: Pick<CartNeeds, 'catalogue'>, lines: readonly LineItem[]): Step[] {
  return [...Map.groupBy(lines, ({ ProductID }) => ProductID)].flatMap(([sku, own]) => {
    const article = catalogue.find(sku)
    return article && article.stock.length > 0 && !article.canExceedStock ? moveLines(article, own) : []
  })
}

function moveLines(article: Article, lines: readonly LineItem[]): Step[] {
  const kept: LineItem[] = []
  const short = lines.filter((line) => {
    const has = article.stock.find(({ location }) => location === locationOf(line))?.boxes ?? 0
    const isThere = (drawnBy(kept).get(locationOf(line)) ?? 0) + line.Quantity <= has
    if (isThere) kept.push(line)
    return !isThere
  })
  const drawn = drawnBy(kept)
  return short.flatMap((line) => {
    const { lotNo = null, room = null } = lineFacts(line.xp)
    const parts = findPlaces(article, line.Quantity, lotNo, drawn)
    for (const part of parts ?? []) draw(drawn, part)
    return parts ? linesOf({ sku: article.sku, lotNo, room }, [line], parts) : []
  })
}
