/** Shown in one row on the page. In a file of its own, because the browser loads it. */
export const maxReviewPhotos = 3
