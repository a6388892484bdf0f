import { formatCount } from '@tessera/ui/format'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Work with the selected rows of the form around it. It stands below the rows; as soon as one is selected it stays in
 * sight, because the rows of a page are longer than a screen. With script it counts, and selects all rows of the page.
 */
export function SelectionBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const { selected, total } = useSelected(bar)
  const select = (isOn: boolean) => selectAll(bar.current, isOn)
  return (
    <div ref={bar} className="selection-bar">
      {total > 0 && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span role="status">{selected > 0 ? `${formatCount(selected)} selected` : 'None selected'}</span>
          {selected < total && <BarButton onClick={() => select(true)}>Select all on this page</BarButton>}
          {selected > 0 && <BarButton onClick={() => select(false)}>Clear</BarButton>}
        </p>
      )}
      {children}
    </div>
  )
}

const BarButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" className="min-h-8 underline" onClick={onClick}>
    {children}
  </button>
)

const boxesOf = (bar: HTMLElement | null): HTMLInputElement[] => [
  ...(bar?.closest('form')?.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]') ?? []),
]

/** The boxes keep their own state, so that they work without script; a change of any of them is heard at the form. */
function useSelected(bar: RefObject<HTMLDivElement | null>) {
  const [counts, setCounts] = useState({ selected: 0, total: 0 })
  // after each render, because another page brings other rows
  useEffect(() => {
    const form = bar.current?.closest('form')
    const count = () => {
      const boxes = boxesOf(bar.current)
      const selected = boxes.filter(({ checked }) => checked).length
      const total = boxes.length
      setCounts((was) => (was.selected === selected && was.total === total ? was : { selected, total }))
    }
    count()
    form?.addEventListener('change', count)
    return () => form?.removeEventListener('change', count)
  })
  return counts
}

function selectAll(bar: HTMLElement | null, isOn: boolean): void {
  for (const box of boxesOf(bar)) box.checked = isOn
  bar?.closest('form')?.dispatchEvent(new Event('change', { bubbles: true }))
}
