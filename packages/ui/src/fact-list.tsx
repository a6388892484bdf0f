import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

/** Name and value, line by line; empty values are omitted. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list grid border-t border-grout tablet:grid-cols-2 tablet:gap-x-8">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex justify-between gap-4 border-b border-grout py-2.5">
              <dt className="text-stone">{name}</dt>
              <dd className="min-w-0 text-end wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
