/** The sandbox's icon: an S on leaf green. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2c5145"/><path d="M21 11c-1-2-3-3-5-3-3 0-5 1.6-5 4 0 5 10 3 10 8 0 2.4-2 4-5 4-2.4 0-4.4-1-5.4-3" fill="none" stroke="#faf6ef" stroke-width="3" stroke-linecap="round"/></svg>'
