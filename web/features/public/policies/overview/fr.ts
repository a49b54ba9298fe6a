import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"overview"> = {
  lead: "Trois documents disent comment ce serveur vous traite, vous et vos données. Ils décrivent ce que le logiciel fait réellement.",
  sections: {
    cookie: {
      heading: "Politique relative aux cookies",
      paragraphs: ["Quelques cookies, nécessaires pour se connecter. Aucun pistage, donc aucun bandeau."],
    },
    privacy: {
      heading: "Politique de confidentialité",
      paragraphs: [
        "Ce qui est conservé à votre sujet et pourquoi, qui d’autre en reçoit une partie, quand c’est supprimé, et comment le télécharger ou le supprimer vous-même.",
      ],
    },
    "terms-of-use": {
      heading: "Conditions d’utilisation",
      paragraphs: [
        "Ce que permet chaque rôle, ce que coûte Premium, comment résilier et vous faire rembourser, et ce qu’est un usage loyal.",
      ],
    },
  },
};
