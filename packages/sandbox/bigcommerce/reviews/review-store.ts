export type ReviewStatus = 'approved' | 'disapproved' | 'pending'

export type Review = {
  id: number
  rating: number
  title: string
  text: string
  name: string
  email: string
  status: ReviewStatus
  createdAt: string
}

/** A row of `product_reviews`. */
export type WrittenReview = Omit<Review, 'createdAt'> & { product_id: number; created_at: string }

export async function findWrittenReviews(db: D1Database, productIds: readonly number[]): Promise<WrittenReview[]> {
  const sql =
    'SELECT * FROM product_reviews WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY created_at DESC, id DESC'
  return (await db.prepare(sql).bind(JSON.stringify(productIds)).all<WrittenReview>()).results
}

export async function listPendingReviews(db: D1Database): Promise<WrittenReview[]> {
  return (await db.prepare("SELECT * FROM product_reviews WHERE status = 'pending' ORDER BY id").all<WrittenReview>())
    .results
}

export async function setReviewStatus(db: D1Database, id: number, status: ReviewStatus): Promise<void> {
  await db.prepare('UPDATE product_reviews SET status = ? WHERE id = ?').bind(status, id).run()
}

/** Adds a review that waits for approval. */
export async function addReview(
  db: D1Database,
  { productId, ...review }: Pick<Review, 'title' | 'text' | 'rating' | 'name' | 'email'> & { productId: number },
): Promise<void> {
  await db
    .prepare(
      'INSERT INTO product_reviews (product_id, title, text, rating, name, email, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    .bind(productId, review.title, review.text, review.rating, review.name, review.email, new Date().toISOString())
    .run()
}

export function toReview({ created_at: createdAt, product_id: _, ...review }: WrittenReview): Review {
  return { ...review, createdAt }
}
