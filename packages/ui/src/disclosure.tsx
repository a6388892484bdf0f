import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.tsx'
import { ChevronDownIcon } from './icons.tsx'

export interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  isOpen?: boolean | undefined
  /** Disclosures of one name close each other. */
  name?: string | undefined
  className?: string | undefined
  onToggle?: ComponentProps<'details'>['onToggle']
}

/** A native details element: it works without scripts, and the browser's search finds text inside. */
export function Disclosure({ summary, children, isOpen, name, className, onToggle }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      name={name}
      onToggle={onToggle}
      className={classNames('disclosure border-b border-grout', className)}
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2">
        <span>{summary}</span>
        <ChevronDownIcon className="disclosure-mark size-4 shrink-0 text-stone" />
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  )
}
