import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  /** One line below it. */
  children?: ReactNode | undefined
  /** On the right where there is room. */
  actions?: ReactNode | undefined
}

/** The head of every page of the account area. */
export const PageHead = ({ title, children, actions }: Props) => (
  <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
    <div className="grid min-w-0 gap-2">
      <h1 className="text-4xl wrap-anywhere">{title}</h1>
      {children && <div className="text-stone">{children}</div>}
    </div>
    {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
  </header>
)
