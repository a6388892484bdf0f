import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { classNames } from '@tessera/ui/class-names'
import { useFetcher, useLocation } from 'react-router'
import type { Theme } from '../../http/theme.ts'

const choices = [
  { value: '', label: 'System' },
  { value: 'Light', label: 'Light' },
  { value: 'Dark', label: 'Dark' },
] as const

/** Three buttons of one form: works without JavaScript, and without a reload with it. */
export function ThemeSwitch({ theme }: { theme: Theme | null }) {
  const { Form } = useFetcher()
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/theme" className="flex items-center gap-1">
      <input type="hidden" name={returnUrlParameter} value={pathname + search} />
      <span className="me-2">Theme</span>
      {choices.map(({ value, label }) => {
        const isChosen = value === (theme ?? '')
        return (
          <button
            key={label}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={isChosen}
            className={classNames(
              'min-h-8 cursor-pointer rounded border px-2.5',
              isChosen ? 'border-ink text-ink' : 'border-transparent hover:border-line',
            )}
          >
            {label}
          </button>
        )
      })}
    </Form>
  )
}
