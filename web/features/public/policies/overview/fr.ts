import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"overview"> = {
  lead: "Trois documents disent ce que ce serveur fait de vos données et ce que vous pouvez attendre du service. Ils décrivent ce que le logiciel fait réellement.",
  sections: {
    cookie: {
      heading: "Politique relative aux cookies",
      paragraphs: ["Quelques cookies, surtout pour la connexion. Aucun pistage, donc aucun bandeau."],
    },
    privacy: {
      heading: "Politique de confidentialité",
      paragraphs: [
        "Quelles données sont conservées à votre sujet et pourquoi, qui d’autre en reçoit une partie, quand elles sont supprimées, et comment les télécharger ou les supprimer vous-même.",
      ],
    },
    "terms-of-use": {
      heading: "Conditions d’utilisation",
      paragraphs: [
        "Ce que permet chaque rôle, ce que coûte Premium, comment résilier et vous faire rembourser, et ce qu’est un usage raisonnable.",
      ],
    },
  },
};
