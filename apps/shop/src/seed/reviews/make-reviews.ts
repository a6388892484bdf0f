import { formatSize } from '@tessera/domain/catalog/format-size'
import { type SeededRandom, seededRandom } from '@tessera/range/seeded-random'
import { answers, endings, firstNames, grumbles, openings, praises, type ReviewPhrase, titles } from './phrases.ts'
import { type ReviewedProduct, traitsOf } from './traits-of.ts'

export interface MadeReview {
  sku: string
  author: string
  stars: number
  title: string | null
  text: string | null
  source: 'bought' | 'sample' | 'job' | 'store'
  verified: 'bought' | 'sample' | 'no'
  /** Days ago. */
  age: number
  /** The shop's reply, some days later. */
  answer: string | null
}

/** The share of products with reviews by sales rank; nearly all best sellers have some. */
const reviewedShare = (rank: number): number => (rank < 150 ? 0.9 : rank < 500 ? 0.55 : 0.3)
const maxReviewsOf = (rank: number): number => (rank < 150 ? 17 : rank < 500 ? 9 : 4)
const starsOf = (draw: number, mood: number): number =>
  [0.03, 0.08, 0.2, 0.48].filter((bound) => draw > bound - mood).length + 1

/** Generates the reviews of a product; the same product always gets the same reviews. */
export function makeReviews(product: ReviewedProduct, today: string): MadeReview[] {
  const traits = traitsOf(product)
  const chance = seededRandom(`reviews ${product.sku}`)
  if (traits.size === 0 || !chance.is(reviewedShare(product.rank))) return []
  const age = Math.floor((Date.parse(today) - Date.parse(product.introduced)) / 86_400_000)
  // a product younger than three weeks has no reviews
  if (age < 21) return []
  const fits = ({ of, needs = [] }: ReviewPhrase): boolean =>
    (!of || of.some((trait) => traits.has(trait))) && needs.every((trait) => traits.has(trait))
  const used = new Set<string>()
  const say = (from: readonly ReviewPhrase[]): string | undefined => {
    const free = from.filter((phrase) => fits(phrase) && !used.has(phrase.text))
    if (free.length === 0) return undefined
    const { text } = chance.pick(free)
    used.add(text)
    return fillPlaceholders(text, product, chance)
  }
  // a random bias per product: some are liked by nearly everyone, some divide opinions
  const mood = (chance.next() - 0.35) * 0.12
  const names = chance.some(firstNames, chance.int(1, maxReviewsOf(product.rank)))
  return names.map((name) => makeReview(product.sku, name, starsOf(chance.next(), mood), { chance, say, age }))
}

interface ReviewWriter {
  chance: SeededRandom
  say(from: readonly ReviewPhrase[]): string | undefined
  age: number
}

const initials = 'ABCDEFGHJKLMNOPRSTVWYZ'

function makeReview(sku: string, name: string, stars: number, { chance, say, age }: ReviewWriter): MadeReview {
  const source = chance.is(0.84) ? 'bought' : chance.pick(['sample', 'job', 'store'] as const)
  return {
    sku,
    author: `${name} ${chance.pick([...initials])}.`,
    stars,
    title: chance.is(0.72) ? (say(titles[stars] ?? []) ?? null) : null,
    // some reviews have stars only
    text: chance.is(0.86) ? textOf(stars, chance, say) : null,
    source,
    verified: source === 'bought' ? 'bought' : source === 'sample' ? 'sample' : 'no',
    age: chance.int(4, Math.min(age - 7, 720)),
    answer: answerTo(sku, name, stars),
  }
}

/** The shop replies to most unhappy reviews. */
function answerTo(sku: string, name: string, stars: number): string | null {
  const chance = seededRandom(`answer ${sku} ${name}`)
  return stars <= 2 && chance.is(0.6) ? chance.pick(answers).replace('{name}', name) : null
}

function textOf(stars: number, chance: SeededRandom, say: ReviewWriter['say']): string | null {
  const parts = [
    chance.is(0.7) ? openings : undefined,
    stars >= 3 ? praises : grumbles,
    stars === 5 ? (chance.is(0.45) ? praises : undefined) : stars === 1 ? undefined : grumbles,
    chance.is(0.5) ? endings[stars] : undefined,
  ]
  const text = parts.flatMap((part) => (part ? (say(part) ?? []) : [])).join(' ')
  return text || null
}

const rooms: Record<string, string> = {
  Bath: 'bathroom',
  Living: 'living room',
  Laundry: 'laundry room',
  Outdoor: 'patio',
  Commercial: 'café',
}

function fillPlaceholders(text: string, { attributes }: ReviewedProduct, chance: SeededRandom): string {
  const room = chance.pick(attributes.room?.length ? attributes.room : ['Kitchen'])
  return text
    .replace('{room}', rooms[room] ?? room.toLowerCase())
    .replace('{color}', attributes.color ?? 'the color')
    .replace('{size}', attributes.nominalSize ? formatSize(attributes.nominalSize) : 'large ones')
}
