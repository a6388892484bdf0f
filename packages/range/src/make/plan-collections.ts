import type { ProductLine } from '../lines/product-line.ts'
import { productLines } from '../lines/product-lines.ts'
import { brandById } from '../names/brands.ts'
import { collectionNames, type NameStyle, nameStyles } from '../names/collection-names.ts'
import { designers } from '../names/designers.ts'
import { commonSpecies, grades, walnut } from '../rules/wood-species.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { slugOf } from '../slug.ts'
import type { PlannedCollection } from './piece.ts'

/** Alternates the lines in proportion to their shares, so that any prefix of the range is representative. */
function* linesInTurn(): Generator<ProductLine> {
  const credit = new Map(productLines.map((line) => [line.id, 0]))
  const creditOf = ({ id }: ProductLine): number => credit.get(id) ?? 0
  const total = productLines.reduce((sum, { share }) => sum + share, 0)
  for (;;) {
    for (const line of productLines) credit.set(line.id, creditOf(line) + line.share)
    const next = productLines.reduce((best, line) => (creditOf(line) > creditOf(best) ? line : best))
    credit.set(next.id, creditOf(next) - total)
    yield next
  }
}

function nameGivers(): (style: NameStyle) => string {
  const given = new Set<string>()
  const styles = Object.keys(nameStyles) as NameStyle[]
  const names = new Map(styles.map((style) => [style, collectionNames(style)]))
  return (style) => {
    for (;;) {
      const { value, done } = names.get(style)?.next() ?? { done: true }
      if (done || value === undefined) throw new RangeError(`No name of the ${style} style is left.`)
      if (given.has(value)) continue
      given.add(value)
      return value
    }
  }
}

/** Endless: the caller takes as many as fill the range. */
export function* planCollections(): Generator<PlannedCollection> {
  const nameOf = nameGivers()
  for (const line of linesInTurn()) yield planCollection(line, nameOf(line.names))
}

function planCollection(line: ProductLine, name: string): PlannedCollection {
  const chance = seededRandom(`collection ${name}`)
  const brand = brandById.get(chance.pick(line.brands))
  if (!brand) throw new RangeError(`A brand of ${line.id} is missing.`)
  const isOwn = brand.id === 'tessera-essentials'
  const colors = chance.some(line.colors, chance.int(Math.max(1, line.width.colors - 1), line.width.colors))
  const isWood = line.kind === 'engineered-wood' || line.kind === 'solid-wood'
  const daysOld = chance.is(0.14) ? chance.int(5, 110) : chance.int(140, 2400)
  return {
    name,
    slug: slugOf(name),
    line,
    brand,
    designer: !isOwn && chance.is(0.16) ? chance.pick(designers) : null,
    species: isWood ? (line.id === 'engineered-walnut' ? walnut : chance.pick(commonSpecies)) : null,
    grade: isWood ? chance.pick(grades) : null,
    shade: chance.pick(line.shades),
    daysOld,
    priceLevel: isOwn ? chance.next() * 0.25 : chance.next(),
    colors,
    clearance: clearanceOf(chance, isOwn || daysOld < minClearanceDays ? [] : colors.map((color) => color.name)),
    supply: supplyOf(chance, line, isOwn),
  }
}

const minClearanceDays = 365

/** Some collections have one color on clearance, never all. */
function clearanceOf(chance: SeededRandom, colors: readonly string[]): ReadonlySet<string> {
  const isOne = chance.is(0.25)
  return new Set(isOne && colors.length > 1 ? [chance.pick(colors)] : [])
}

function supplyOf(chance: SeededRandom, { material }: ProductLine, isOwn: boolean): PlannedCollection['supply'] {
  const draw = chance.next()
  if (isOwn) return 'stocked'
  if (material === 'Cement') return draw < 0.4 ? 'made-to-order' : 'stocked'
  if (draw < 0.02) return 'made-to-order'
  return draw < 0.11 ? 'special-order' : 'stocked'
}
