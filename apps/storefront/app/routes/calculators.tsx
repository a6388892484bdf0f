import { CalculatorCard } from '../features/calculators/calculator-card.tsx'
import { calculators, valuesFrom } from '../features/calculators/calculators.ts'
import { metaOf } from '../lib/seo.ts'
import type { Route } from './+types/calculators.ts'

export const loader = ({ url }: Route.LoaderArgs) => ({ search: url.search })

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, {
    title: 'Calculators',
    description: 'How many boxes of tile, bags of grout and mortar, and pieces of trim a room takes.',
    canonical: '/calculators',
  })

export default function Calculators({ loaderData: { search } }: Route.ComponentProps) {
  const params = new URLSearchParams(search)
  return (
    <div className="page pt-10">
      <h1 className="text-5xl">Calculators</h1>
      <p className="mt-3 mb-10 max-w-text text-lg text-stone">
        Measure twice, type once. Every product page has its own calculator with the figures of that tile filled in.
      </p>
      {calculators.map((rules) => (
        <CalculatorCard key={rules.id} rules={rules} typed={valuesFrom(rules, params)} />
      ))}
    </div>
  )
}
