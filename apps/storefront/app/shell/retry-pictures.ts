/** A busy shop may need a minute for a picture that no one has seen: 3, 6, 12, 24 and 48 s are waited in turn. */
const firstWaitMilliseconds = 3000
const maxTries = 5

/** Asks again for a picture that failed. Until it comes, its frame is shown instead of the mark of a broken image. */
function retryPicture(image: HTMLImageElement): void {
  const tries = Number(image.dataset.tries ?? 0)
  if (tries >= maxTries) return
  image.dataset.tries = String(tries + 1)
  image.style.opacity = '0'
  image.addEventListener('load', () => image.style.removeProperty('opacity'), { once: true })
  setTimeout(
    () => {
      // selects among the sources and requests the file anew
      image.src = image.getAttribute('src') ?? ''
    },
    firstWaitMilliseconds * 2 ** tries,
  )
}

const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== ''

/** Also finds pictures that failed before this script ran. */
export function retryPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) retryPicture(target)
    },
    true,
  )
  for (const image of document.images) if (hasFailed(image)) retryPicture(image)
}
