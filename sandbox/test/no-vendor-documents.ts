/**
 * Why a contract test is skipped. The vendors' documents and examples may not be published with the project; the tests
 * read them from `shared/contracts` beside the repository.
 */
export const noVendorDocuments = 'The vendor’s documents are not in ../shared/contracts, so there is nothing to check.'
