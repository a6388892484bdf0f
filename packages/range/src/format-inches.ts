import { formatInches } from '@tessera/domain/catalog/format-size'

export const formatSize = (width: number, length: number): string => `${formatInches(width)} × ${formatInches(length)}`
