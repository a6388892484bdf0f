import { brand } from '@tessera/contract/brand'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Mosaic } from '@tessera/ui/mosaic'
import { Form } from 'react-router'
import type { Theme } from '../../http/theme.ts'
import { CachedPart } from '../../render-cache/cached-part.tsx'
import type { PageFrame } from '../frame.server.ts'
import { PrivacyChoice } from './privacy-choice.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

interface Column {
  title: string
  links: readonly (readonly [name: string, url: string])[]
}

const columns: readonly Column[] = [
  {
    title: 'Help',
    links: [
      ['Order status', '/order-status'],
      ['Questions and answers', '/faq'],
      ['Contact', '/contact'],
      ['Shipping and pickup', '/policies/shipping'],
      ['Returns', '/policies/returns'],
      ['Samples', '/policies/samples'],
    ],
  },
  {
    title: 'Plan',
    links: [
      ['Calculators', '/calculators'],
      ['Book a consultation', '/consultation'],
      ['Stories', '/blog'],
      ['Installation and care', '/guides'],
      ['Compare', '/compare'],
    ],
  },
  {
    title: 'Tessera',
    links: [
      ['About', '/about'],
      ['Stores', '/stores'],
      ['For pros', '/pro'],
      ['Vendors', '/vendor-payment'],
      ['Accessibility', '/policies/accessibility'],
    ],
  },
]

interface FooterProps {
  frame: PageFrame | undefined
  theme: Theme | null
  /** The account area and the newsletter's own page have no sign-up, checkout no links either. */
  kind: 'full' | 'links' | 'short'
}

export function Footer({ frame, theme, kind }: FooterProps) {
  return (
    <footer className="no-print mt-24 border-t border-grout bg-paper">
      {kind === 'full' && <Mosaic kind="hex" className="h-20 border-b border-grout text-grout" />}
      {kind !== 'short' && (
        <div className="page grid grid-cols-2 gap-x-8 gap-y-10 py-14 tablet:grid-cols-3 desktop:grid-cols-12">
          {kind === 'full' && (
            <div className="col-span-full desktop:col-span-5">
              <Newsletter />
            </div>
          )}
          <CachedPart as="div" className="contents" part={LinkColumns} given={{}} />
        </div>
      )}
      <div className="border-t border-grout">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5 text-sm text-stone">
          <p>
            © {brand.name}
            {frame?.phone && (
              <>
                {' · '}
                <a href={`tel:+1-${frame.phone}`}>{frame.phone}</a>
              </>
            )}
            {frame?.hours && ` · ${frame.hours}`}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {[
              ['Privacy', '/policies/privacy'],
              ['Terms', '/policies/terms'],
            ].map(([name = '', url = '']) => (
              <li key={url}>
                <Link href={url} className="inline-flex min-h-8 items-center">
                  {name}
                </Link>
              </li>
            ))}
            <PrivacyChoice />
          </ul>
          <ThemeSwitch theme={theme} />
        </div>
      </div>
    </footer>
  )
}

const LinkColumns = () => columns.map((column) => <LinkColumn key={column.title} {...column} />)

function LinkColumn({ title, links }: Column) {
  return (
    <nav aria-label={title} className="desktop:col-span-2 desktop:first-of-type:col-start-7">
      <h2 className="mb-3 font-sans text-sm font-bold">{title}</h2>
      <ul>
        {links.map(([name, url]) => (
          <li key={url}>
            <Link href={url} className="inline-flex min-h-8 items-center text-sm no-underline hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Newsletter() {
  return (
    <Form method="post" action="/newsletter" className="grid max-w-md gap-4">
      <h2 className="text-2xl">New tile, once a month</h2>
      <input type="hidden" name="source" value="footer" />
      <div className="flex items-end gap-2">
        <TextField
          label="Email"
          name="email"
          id="footer-email"
          type="email"
          autoComplete="email"
          required
          className="grow"
        />
        <Button type="submit" className="shrink-0">
          Sign up
        </Button>
      </div>
      <p className="text-sm text-stone">We’ll email a link to confirm. Unsubscribe anytime.</p>
    </Form>
  )
}
