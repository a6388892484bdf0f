import { Tabs } from '@tessera/ui/tabs'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { contentTabs } from './content-views.ts'

interface Props {
  about: string
  children: ReactNode
}

/** The tabs of everything that the shop says. */
export function ContentFrame({ about, children }: Props) {
  const { pathname } = useLocation()
  return (
    <div className="grid gap-4">
      <header>
        <h1 className="text-2xl">Content</h1>
        <p className="text-stone">{about}</p>
      </header>
      <Tabs
        label="Kinds of content"
        tabs={contentTabs.map(([href, label]) => ({ href, label, isCurrent: pathname === href }))}
      />
      {children}
    </div>
  )
}
