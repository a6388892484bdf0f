import { Button } from '@tessera/ui/button'
import { controlClass } from '@tessera/ui/control-class'
import { useState } from 'react'

/** A long text on one line with a button that copies it. Without JavaScript it is selected by hand. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <div className="mt-2 flex max-w-xl gap-2">
      <input
        aria-label={label}
        value={text}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        className={`${controlClass} min-h-11 min-w-0 truncate`}
      />
      <Button onClick={copy} className="needs-script shrink-0">
        {isCopied ? 'Copied' : 'Copy link'}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </div>
  )
}
