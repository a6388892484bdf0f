import { type ButtonKind, type ButtonSize, buttonClass } from '@tessera/ui/button'
import { DownloadIcon } from '@tessera/ui/icons'
import { Spinner } from '@tessera/ui/spinner'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { saveDownload } from './save-download.ts'

interface Props {
  /** From `documentHref` or `exportHref`. */
  href: string
  children: ReactNode
  /** Screen reader label if the link text does not name the document. */
  label?: string | undefined
  /** Button style; a plain link if undefined. */
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
}

/** A plain link to a file. With JavaScript it shows progress and any error. */
export function DownloadLink({ href, children, label, kind, size = 'Small' }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const save = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setMessage('Preparing the file')
    setMessage(await saveDownload(href))
    setBusy(false)
  }
  const isProblem = message !== '' && !isBusy && !message.endsWith('is saved')
  return (
    <span className="inline-grid gap-1">
      <a
        href={href}
        download
        aria-label={label}
        aria-busy={isBusy || undefined}
        onClick={save}
        className={kind ? `${buttonClass({ kind, size })} no-underline` : 'inline-flex min-h-8 items-center gap-1.5'}
      >
        {isBusy ? <Spinner /> : <DownloadIcon className="size-4 shrink-0" />}
        {children}
      </a>
      <span role="status" className={isProblem ? 'max-w-64 text-sm text-sale' : 'sr-only'}>
        {message}
      </span>
    </span>
  )
}
