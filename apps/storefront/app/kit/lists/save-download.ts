const apology = 'We couldn’t create the file. Please try again in a moment.'

/** Downloads a file and returns the status message. */
export async function saveDownload(href: string): Promise<string> {
  try {
    const answer = await fetch(href)
    // the session has ended: reload, so that this page asks to sign in and returns; the download cannot
    if (answer.redirected) {
      location.reload()
      return ''
    }
    if (!answer.ok) return isText(answer) ? await answer.text() : apology
    const name = fileNameOf(answer.headers.get('content-disposition') ?? '')
    saveFile(await answer.blob(), name)
    return `${name} is saved`
  } catch {
    return apology
  }
}

const isText = ({ headers }: Response): boolean => (headers.get('content-type') ?? '').startsWith('text/plain')

const fileNameOf = (disposition: string): string => /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download'

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // the browser has read the file by then; an object URL that is never revoked keeps it in memory
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
