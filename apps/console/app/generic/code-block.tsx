import { Button } from '@tessera/ui/button'
import { CopyIcon } from '@tessera/ui/icons'
import { useState } from 'react'

/** Text for machines, with a button that copies it. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <section aria-label={label} className="grid min-w-0 gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{label}</h2>
        <Button
          kind="quiet"
          size="Small"
          icon={<CopyIcon className="size-4" />}
          className="needs-script"
          onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          <span role="status">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="code-block">
        {text}
      </pre>
    </section>
  )
}

/** The call behind a page, folded away. */
export function CurlBlock({ curl }: { curl: string }) {
  return (
    <details className="text-stone">
      <summary className="min-h-6 cursor-pointer">The call behind this page</summary>
      <pre className="code-block mt-2">{curl}</pre>
    </details>
  )
}
