const kinds = {
  JPEG: [[0, 'ff d8 ff']],
  PNG: [[0, '89 50 4e 47 0d 0a 1a 0a']],
  WebP: [
    [0, '52 49 46 46'],
    [8, '57 45 42 50'],
  ],
  AVIF: [[4, '66 74 79 70 61 76 69 66']],
} as const

export type PhotoKind = keyof typeof kinds

const hexBytes = (text: string): number[] => text.split(' ').map((two) => Number.parseInt(two, 16))

/** Detects the type by the first bytes: file names and declared types are not trusted. */
export const findPhotoKind = (bytes: Uint8Array): PhotoKind | undefined =>
  (Object.keys(kinds) as PhotoKind[]).find((kind) =>
    kinds[kind].every(([at, text]) => hexBytes(text).every((value, index) => bytes[at + index] === value)),
  )
