import { nextOption } from '@tessera/ui/next-option'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SuggestionGroup } from './search/suggestion-groups.ts'
import { useSuggestions } from './use-suggestions.ts'

const loadRecentSearches = () => import('./search/recent-searches.ts')
const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

interface SearchBoxState {
  form: RefObject<HTMLFormElement | null>
  text: string
  groups: SuggestionGroup[]
  options: SuggestionGroup['options']
  /** The option marked with the arrow keys; -1 is the field itself. */
  active: number
  isShown: boolean
  open(): void
  type(text: string): void
  choose(url: string): Promise<void>
  pressKey(event: KeyboardEvent): void
  saveSearch(): void
}

/** The state of a combobox: typed text, suggestions, and the option marked with the keyboard. */
export function useSearchBox(): SearchBoxState {
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
  const type = (typed: string) => {
    setText(typed)
    setActive(-1)
    setOpen(true)
  }
  const pressKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const picked = options[active]
    if (event.key === 'Escape' && isShown) setOpen(false)
    else if (step && options.length > 0) {
      setOpen(true)
      setActive((at) => nextOption(at, step, options.length))
    } else if (event.key === 'Enter' && isShown && picked) choose(picked.url)
    else return
    event.preventDefault()
  }
  const saveSearch = () => {
    setOpen(false)
    void loadRecentSearches().then((recent) => recent.saveSearch(text))
  }
  return { form, text, groups, options, active, isShown, open: () => setOpen(true), type, choose, pressKey, saveSearch }
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
