import { SearchIcon } from '@tessera/ui/icons'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { nextOption, optionId } from './search/next-option.ts'
import { useSuggestions } from './use-suggestions.ts'

const SuggestionList = lazy(async () => ({
  default: (await import('./search/suggestion-list.tsx')).SuggestionList,
}))
const loadRecentSearches = () => import('./search/recent-searches.ts')

const listId = 'search-suggestions'
const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** A form for `/search`; with JavaScript a combobox with suggestions while typing. */
export function SearchBox() {
  const { pathname, search } = useLocation()
  const currentQuery = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
  const [text, setText] = useState(currentQuery)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const groups = useSuggestions(text, isOpen)
  const options = groups.flatMap((group) => group.options)
  const isShown = isOpen && options.length > 0
  useEffect(() => setText(currentQuery), [currentQuery])
  useCloseOutside(form, () => setOpen(false))

  const choose = async (url: string) => {
    setOpen(false)
    const { clearSearches, clearUrl } = await loadRecentSearches()
    if (url === clearUrl) return clearSearches()
    navigate(url)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
    }
    const step = steps[event.key]
    if (step && options.length > 0) {
      event.preventDefault()
      setOpen(true)
      setActive((at) => nextOption(at, step, options.length))
    }
    const picked = options[active]
    if (event.key === 'Enter' && isShown && picked) {
      event.preventDefault()
      choose(picked.url)
    }
  }
  return (
    <Form
      ref={form}
      role="search"
      action="/search"
      onSubmit={() => {
        setOpen(false)
        void loadRecentSearches().then(({ saveSearch: noteSearch }) => noteSearch(text))
      }}
      className="relative order-last w-full pb-3 desktop:order-none desktop:max-w-xl desktop:grow desktop:py-0"
    >
      <label>
        <VisuallyHidden>Search tile, flooring, SKU or advice</VisuallyHidden>
        <input
          type="search"
          name="q"
          value={text}
          placeholder="Search tile, flooring or SKU"
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setActive(-1)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          className="search-input block min-h-11 w-full rounded border border-line bg-surface ps-4 pe-12 text-base"
        />
      </label>
      <button type="submit" className="absolute end-0 top-0 grid size-11 cursor-pointer place-items-center">
        <SearchIcon />
        <VisuallyHidden>Search</VisuallyHidden>
      </button>
      <p role="status" className="sr-only">
        {isShown ? `${options.length} suggestions` : ''}
      </p>
      {isShown && (
        <Suspense>
          <SuggestionList id={listId} groups={groups} active={active} onChoose={choose} />
        </Suspense>
      )}
    </Form>
  )
}

function useCloseOutside(box: { current: HTMLElement | null }, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    const listen = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) latest.current()
    }
    document.addEventListener('pointerdown', listen)
    document.addEventListener('focusin', listen)
    return () => {
      document.removeEventListener('pointerdown', listen)
      document.removeEventListener('focusin', listen)
    }
  }, [box])
}
