import { CalculatorCard } from '../features/calculators/calculator-card.tsx'
import { calculators, valuesFrom } from '../features/calculators/calculators.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/calculators.ts'

export const loader = ({ url }: Route.LoaderArgs) => ({ search: url.search })

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, {
    title: 'Calculators',
    description: 'Find out how many boxes of tile, bags of grout and mortar, and lengths of trim your room needs.',
    canonical: '/calculators',
  })

export default function Calculators({ loaderData: { search } }: Route.ComponentProps) {
  const params = new URLSearchParams(search)
  return (
    <div className="page pt-10">
      <h1 className="text-5xl">Calculators</h1>
      <p className="mt-3 mb-10 max-w-text text-lg text-stone">
        Every product page also has its own calculator with that tile’s details filled in.
      </p>
      {calculators.map((rules) => (
        <CalculatorCard key={rules.id} rules={rules} typed={valuesFrom(rules, params)} />
      ))}
    </div>
  )
}
