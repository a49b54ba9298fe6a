import { useParams } from "react-router";

/** The dictionary that the path names. */
export function useDictionaryId(): string {
  const { dictionaryId } = useParams();
  if (!dictionaryId) throw new Error("This screen's path names no dictionary");
  return dictionaryId;
}
