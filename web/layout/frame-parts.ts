import { createContext, use, type ComponentType } from "react";

import type { User } from "../../shared/api/users.ts";

/** What features add to the frame around every screen: the frame defines the places, the router fills them. */
export interface FrameParts {
  GuestBadge: ComponentType<{ user: User }>;
  GuestEnding: ComponentType<{
    user: User;
    expiresAt: string;
    /** The page is about a question. */
    narrow: boolean;
  }>;
  loadReviewSending: () => Promise<{
    sendSoon: (userId: string) => void;
    trySending: (userId: string) => Promise<void>;
  }>;
}

export const FrameContext = createContext<FrameParts | null>(null);

export function useFrameParts(): FrameParts {
  const parts = use(FrameContext);
  if (!parts) throw new Error("The router has to provide the parts of the frame");
  return parts;
}
