const apology = 'We couldn’t create the file. Please try again in a moment.'

/** Fetches a file and hands it to the browser; answers what to say about it. */
export async function saveDownload(href: string): Promise<string> {
  try {
    const answer = await fetch(href)
    // the session has ended: this page asks to sign in and comes back, the file cannot
    if (answer.redirected) {
      location.reload()
      return ''
    }
    if (!answer.ok) return isText(answer) ? await answer.text() : apology
    const name = fileNameOf(answer.headers.get('content-disposition') ?? '')
    give(await answer.blob(), name)
    return `${name} is saved`
  } catch {
    return apology
  }
}

const isText = ({ headers }: Response): boolean => (headers.get('content-type') ?? '').startsWith('text/plain')

const fileNameOf = (disposition: string): string => /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download'

function give(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // the browser has taken the file by then; an address that is never given back keeps it in memory
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
