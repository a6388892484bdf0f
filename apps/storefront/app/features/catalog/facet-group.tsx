import type { SearchFacet } from '@tessera/client/shop/types.gen'
import { ownValue } from '@tessera/contract/kit/own-value'
import { Disclosure } from '@tessera/ui/disclosure'
import { useState } from 'react'
import { facetLabels, facetTitle, paramOf, valueLabel } from './facet-labels.ts'
import { FilterCheckbox } from './filter-checkbox.tsx'
import { swatchColors } from './swatch-colors.ts'

/** Facets with at least this many values get a search field. */
const searchableFrom = 12

/** Without JavaScript, this parameter reloads the page with all groups open. */
export const filtersParam = 'filters'

/** Twenty groups are too many to scroll past; the last ones are folded. */
const shownGroups = 8

export function FacetGroups({ facets, isAllOpen }: { facets: readonly SearchFacet[]; isAllOpen: boolean }) {
  const groupsOf = (some: readonly SearchFacet[]) =>
    some.map((facet) => <FacetGroup key={facet.name} facet={facet} isAllOpen={isAllOpen} />)
  const [first, folded] = [facets.slice(0, shownGroups), facets.slice(shownGroups)]
  const isPicked = folded.some(({ values }) => values.some(({ selected }) => selected))
  if (folded.length < 3) return groupsOf(facets)
  return (
    <>
      {groupsOf(first)}
      <Disclosure
        isOpen={isAllOpen || isPicked}
        summary={
          <span className="text-sm font-bold">
            More filters <span className="tabular font-normal text-stone">· {folded.length}</span>
          </span>
        }
      >
        {groupsOf(folded)}
      </Disclosure>
    </>
  )
}

/** Renders the values of a closed group only when it opens: 300 hidden checkboxes were half of the page. */
function FacetGroup({ facet, isAllOpen }: { facet: SearchFacet; isAllOpen: boolean }) {
  const title = facetTitle(facet.name)
  const picked = facet.values.filter(({ selected }) => selected).length
  // set once, so that a group doesn't close while it is in use
  const [isOpen] = useState(isAllOpen || ownValue(facetLabels, facet.name)?.isOpen || picked > 0)
  const [isShown, setShown] = useState(isOpen)
  return (
    <Disclosure
      isOpen={isOpen}
      onToggle={() => setShown(true)}
      summary={
        <span className="text-sm font-bold">
          {title}
          {picked > 0 && <span className="tabular font-normal text-stone"> · {picked}</span>}
        </span>
      }
    >
      <fieldset>
        <legend className="sr-only">{title}</legend>
        {isShown ? (
          <FacetValues facet={facet} title={title} />
        ) : (
          <noscript>
            <button type="submit" name={filtersParam} value="all" className="min-h-8 underline">
              Show all filters
            </button>
          </noscript>
        )}
      </fieldset>
    </Disclosure>
  )
}

function FacetValues({ facet: { name, values }, title }: { facet: SearchFacet; title: string }) {
  const [text, setText] = useState('')
  const isLong = values.length >= searchableFrom && name !== 'colorFamily'
  const wanted = normalizeText(text)
  return (
    <>
      {isLong && (
        <input
          type="search"
          aria-label={`Find in ${title}`}
          placeholder="Find"
          value={text}
          onChange={(event) => {
            // this filters the visible values, not the listing
            event.stopPropagation()
            setText(event.currentTarget.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
          className="mb-2 block min-h-9 w-full rounded border border-line bg-surface px-3 text-sm"
        />
      )}
      <div className={isLong ? 'max-h-64 overflow-y-auto pe-2' : undefined}>
        {values.map(({ value, count, selected }) => {
          const label = valueLabel(name, value)
          return (
            <FilterCheckbox
              key={value}
              {...paramOf(name, value)}
              isChecked={selected}
              isHidden={wanted !== '' && !normalizeText(label).includes(wanted)}
              count={count}
            >
              {name === 'colorFamily' && <ColorSwatch family={value} />}
              {label}
            </FilterCheckbox>
          )
        })}
      </div>
    </>
  )
}

/** An SVG, because the content security policy allows no inline styles. */
function ColorSwatch({ family }: { family: string }) {
  const colors = swatchColors(family)
  const side = colors.length > 1 ? 1 : 2
  return (
    <svg aria-hidden="true" viewBox="0 0 2 2" className="size-5 shrink-0 rounded border border-line">
      {colors.map((color, at) => (
        <rect key={color} x={at % 2} y={Math.floor(at / 2)} width={side} height={side} fill={color} />
      ))}
    </svg>
  )
}

/** Normalizes sizes, so that `12 x 24`, `12x24` and `12 × 24` match. */
const normalizeText = (text: string): string => text.toLowerCase().replaceAll(/[\s×x]+/g, 'x')
