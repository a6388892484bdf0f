import type { ReactNode } from 'react'
import { classNames } from './class-names.tsx'
import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from './icons.tsx'

export type NoticeKind = 'info' | 'success' | 'warning' | 'error'

const looks = {
  info: { edge: 'border-line', tone: 'text-stone', Icon: InfoIcon },
  success: { edge: 'border-sage', tone: 'text-sage', Icon: CheckIcon },
  warning: { edge: 'border-amber', tone: 'text-amber', Icon: WarningIcon },
  error: { edge: 'border-sale', tone: 'text-sale', Icon: ErrorIcon },
} as const

export interface NoticeProps {
  kind?: NoticeKind | undefined
  title?: ReactNode | undefined
  children?: ReactNode | undefined
  action?: ReactNode | undefined
  /** Announced when it appears: errors assertively, the rest politely. */
  isLive?: boolean | undefined
  className?: string | undefined
}

export function Notice({ kind = 'info', title, children, action, isLive = false, className }: NoticeProps) {
  const { edge, tone, Icon } = looks[kind]
  return (
    <div
      role={isLive ? (kind === 'error' ? 'alert' : 'status') : undefined}
      className={classNames('flex gap-3 border-s-4 bg-surface p-4', edge, className)}
    >
      <Icon className={classNames('mt-0.5 size-5 shrink-0', tone)} />
      <div className="grid grow gap-1">
        {title && <p className="font-bold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  )
}
